import type { LinkTarget } from './link-target.ts';
import type { MenuLink, MenusDocument } from './menus.ts';

/** The page where gift cards are sold. */
export const GIFT_CARDS = '/gift-card';

/** The menus as specified, with gift cards where the shop sells them, until the owner publishes others. */
export const defaultMenus: MenusDocument = {
  schemaVersion: 1,
  main: [
    main('HOME', page('home')),
    { ...main('COLLECTION', address('/collection')), hasCategories: true },
    main('ABOUT', page('about')),
    main('CONTACT', address('/contact')),
  ],
  footer: [
    {
      id: 'collections',
      title: 'COLLECTIONS',
      links: [
        link('Kurti Sets', category('Sets')),
        link('Printed Kurtis', kurtis('printed')),
        link('Embroidered Kurtis', kurtis('embroidered')),
        link('Designer Kurtis', kurtis('designer')),
        link('Kids Collection', category('Kids')),
        link('Bestsellers', address('/collection?bestseller=true')),
      ],
    },
    {
      id: 'quick-links',
      title: 'QUICK LINKS',
      links: [
        link('Home', page('home')),
        link('About us', page('about')),
        link('Contact', address('/contact')),
        link('Gift Cards', address(GIFT_CARDS)),
        link('Track Order', address('/orders')),
        link('Guest Order Tracking', address('/guest-tracking')),
        link('Privacy Policy', address('/privacy-policy')),
        link('Terms and Conditions', address('/terms-conditions')),
        link('Accessibility', address('/accessibility')),
        link('All products as a list', address('/product-list')),
      ],
    },
  ],
};

function main(text: string, target: LinkTarget): MenusDocument['main'][number] {
  return { ...link(text, target), hasCategories: false, links: [] };
}

function link(text: string, target: LinkTarget): MenuLink {
  return { id: text.toLowerCase().replaceAll(' ', '-'), text, target };
}

function page(slug: string): LinkTarget {
  return { kind: 'page', value: slug };
}

function address(path: string): LinkTarget {
  return { kind: 'address', value: path };
}

function category(name: string): LinkTarget {
  return { kind: 'category', value: name };
}

/** The list of kurtis that the specification names, narrowed to those with a tag. */
function kurtis(tag: string): LinkTarget {
  return address(`/collection?category=Women&subCategory=Topwear&filterTags=${tag}`);
}
