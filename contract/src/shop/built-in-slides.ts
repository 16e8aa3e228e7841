import type { Shop } from './shop.ts';

/** The three slides of the home page, word for word from the specification; the owner may set others. */
export const builtInSlides: readonly Shop['slides'][number][] = [
  {
    title: 'Latest Arrivals',
    subtitle: 'OUR BESTSELLERS',
    description: 'Discover our newest collection of premium kurties',
    button: 'SHOP NOW',
    to: '/collection',
  },
  {
    title: 'Traditional Elegance',
    subtitle: 'FESTIVE COLLECTION',
    description: 'Perfect for every celebration and occasion',
    button: 'EXPLORE',
    to: '/collection?category=Women',
  },
  {
    title: 'Premium Kurti Sets',
    subtitle: 'COMPLETE SETS',
    description: 'Coordinated kurti sets for the modern woman',
    button: 'VIEW SETS',
    to: '/collection?category=Sets',
  },
];
