import type { LinkTarget } from './link-target.ts';
import type { MenusDocument } from './menus.ts';

/** The menus as specified, until the owner publishes others. */
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
      title: 'COLLECTIONS',
      links: [
        { text: 'Kurti Sets', target: category('Sets') },
        { text: 'Printed Kurtis', target: kurtis('printed') },
        { text: 'Embroidered Kurtis', target: kurtis('embroidered') },
        { text: 'Designer Kurtis', target: kurtis('designer') },
        { text: 'Kids Collection', target: category('Kids') },
        { text: 'Bestsellers', target: address('/collection?bestseller=true') },
      ],
    },
    {
      title: 'QUICK LINKS',
      links: [
        { text: 'Home', target: page('home') },
        { text: 'About us', target: page('about') },
        { text: 'Contact', target: address('/contact') },
        { text: 'Track Order', target: address('/orders') },
        { text: 'Guest Order Tracking', target: address('/guest-tracking') },
        { text: 'Privacy Policy', target: address('/privacy-policy') },
        { text: 'Terms and Conditions', target: address('/terms-conditions') },
        { text: 'Accessibility', target: address('/accessibility') },
        { text: 'All products as a list', target: address('/product-list') },
      ],
    },
  ],
};

function main(text: string, target: LinkTarget): MenusDocument['main'][number] {
  return { text, target, hasCategories: false, links: [] };
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
