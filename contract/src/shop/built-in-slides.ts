import type { Shop } from './shop.ts';

/** What the home page shows until the owner sets others. */
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
