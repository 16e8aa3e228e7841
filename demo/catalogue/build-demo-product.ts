import type { Cloth, Craft } from './cloth.ts';
import { cloths } from './cloths.ts';
import { type Cut, type CutName, cuts } from './cuts.ts';
import type { FabricName } from './fabric-names.ts';
import {
  childrensChart,
  childrensSizes,
  pieceChart,
  shoeChart,
  shoeSizes,
  womensChart,
  womensSizes,
} from './measurements.ts';
import type { DemoPicture, DemoProduct, Neck } from './types.ts';

export type DemoProductFacts = {
  id: string;
  name: string;
  description: string;
  cut: CutName;
  cloth: FabricName;
  /** Rupees, tax included. */
  price: number;
  mrp: number;
  occasion: string[];
  daysOld: number;
  bestseller?: boolean;
  labels?: string[];
  stock?: DemoProduct['stock'];
  /** Where the product's material differs from the cloth's: brass earrings, leather soles. */
  instead?: Partial<Cloth>;
  options?: DemoPicture['options'];
  /** Measurements of an unsized product, in cm. */
  dimensions?: Record<string, number>;
  care?: string;
};

const sizesOf = { women: womensSizes, children: childrensSizes, shoe: shoeSizes };

/** The technique that shoppers search for, by craft. */
const technique: Record<Craft, string> = {
  'block-print': 'printed',
  dabu: 'printed',
  ajrakh: 'printed',
  kalamkari: 'printed',
  bandhani: 'hand-dyed',
  leheriya: 'hand-dyed',
  ikat: 'handwoven',
  chikankari: 'embroidered',
  gota: 'embroidered',
  phulkari: 'embroidered',
  mukaish: 'embroidered',
  brocade: 'handwoven',
  'temple-border': 'handwoven',
  chanderi: 'handwoven',
  handloom: 'handwoven',
  jamdani: 'handwoven',
  lac: 'handmade',
  metalwork: 'handmade',
};

/** Builds a complete product from its own data and those of its cut and cloth. */
export function buildDemoProduct(facts: DemoProductFacts): DemoProduct {
  const cut: Cut = cuts[facts.cut];
  const cloth: Cloth = { ...cloths[facts.cloth], ...facts.instead };
  const options = facts.options ?? {};
  return {
    id: facts.id,
    slug: facts.id.slice(0, facts.id.lastIndexOf('-')),
    name: facts.name,
    description: facts.description,
    category: cut.category,
    subCategory: cut.subCategory,
    tags: {
      gender: [cut.gender],
      color: cloth.colors,
      material: [cloth.material],
      occasion: facts.occasion,
      type: [cut.type],
      craft: [cloth.craft],
      labels: [technique[cloth.craft], ...(facts.labels ?? [])],
    },
    fabricFacts: {
      fabric: cloth.fabric,
      work: cloth.work,
      fit: fitOf(cut, options),
      length: facts.dimensions ? dimensionsText(facts.dimensions) : lengthOf(cut),
      care: facts.care ?? careOf(cut, cloth),
      origin: cloth.origin,
    },
    measurements: measurementsOf(cut, facts.dimensions ?? {}),
    hasSize: cut.sizing !== 'none',
    stock: facts.stock ?? stockOf(cut, facts.id),
    pricePaise: facts.price * 100,
    mrpPaise: facts.mrp * 100,
    hsn: cut.hsn,
    taxRule: cut.taxRule,
    bestseller: facts.bestseller ?? false,
    daysOld: facts.daysOld,
    picture: { garment: cut.garment, fabric: facts.cloth, options },
  };
}

const necks: Record<Neck, string> = { round: 'round neck', v: 'V-neck', band: 'stand collar' };

/** The fit, with neck and sleeves as the pictures show them, and the pockets. */
function fitOf({ fit, sleeve, pockets }: Cut, options: DemoPicture['options']): string {
  if (!sleeve) return fit;
  return `${fit}; ${necks[options.neck ?? 'round']}, ${options.sleeve ?? sleeve} sleeves; ${pockets}`;
}

/** How long it is, and on whom the pictures show it: the figures of lab/artwork. */
function lengthOf({ length, sizing, measure, garment }: Cut): string {
  if (sizing === 'women')
    return `${length}; in size M ${measure} cm from the shoulder, shown on a figure of 165 cm`;
  if (sizing === 'children') return `${length}; shown in size 6-7Y on a figure of 116 cm`;
  return garment === 'saree' ? `${length}; draped on a figure of 165 cm` : length;
}

/** `Length 240 cm, width 95 cm` */
function dimensionsText(dimensions: Record<string, number>): string {
  const parts = Object.entries(dimensions).map(([name, cm]) => `${name} ${cm} cm`);
  const joined = parts.join(', ').toLowerCase();
  return `${joined.charAt(0).toUpperCase()}${joined.slice(1)}`;
}

function careOf({ subCategory, category }: Cut, { material, craft }: Cloth): string {
  if (material === 'leather') return 'Wipe with a dry cloth; keep out of the rain';
  if (material === 'brass' || material === 'lac')
    return 'Keep dry and away from perfume; wipe with a soft cloth';
  if (subCategory === 'Bags') return 'Brush with a soft dry cloth; keep out of the rain';
  if (material === 'silk') {
    const isLength = category === 'Sarees' || subCategory === 'Dupattas';
    return isLength
      ? 'Dry clean; keep folded in muslin and refold now and then'
      : 'Dry clean; iron on the reverse';
  }
  if (craft === 'chikankari' || craft === 'gota' || craft === 'mukaish' || craft === 'chanderi') {
    return 'Hand wash cold on its own, dry flat in the shade, iron on the reverse';
  }
  return 'Hand wash cold with like colours, dry in the shade, warm iron on the reverse';
}

function measurementsOf(cut: Cut, dimensions: Record<string, number>): DemoProduct['measurements'] {
  switch (cut.sizing) {
    case 'women':
      return womensChart(cut.ease, cut.measure, cut.lower);
    case 'children':
      return childrensChart(cut.measure, cut.lower);
    case 'shoe':
      return shoeChart();
    case 'none':
      return pieceChart(dimensions);
  }
}

/** Returns a plausible stock with more units of the middle sizes, the same on every run. */
function stockOf(cut: Cut, id: string): DemoProduct['stock'] {
  const seed = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  if (cut.sizing === 'none') return 8 + (seed % 17);
  const sizes = sizesOf[cut.sizing];
  return Object.fromEntries(
    sizes.map((size, index) => {
      const edge = index === 0 || index === sizes.length - 1;
      return [size, (edge ? 6 : 9) + ((seed + index * 5) % 9)];
    }),
  );
}
