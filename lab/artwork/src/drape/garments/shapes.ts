import type { DemoPicture } from '@gulmohar/demo/catalogue/types.ts';
import { anarkaliShape } from './anarkali-shape.ts';
import { dupattaShape } from './dupatta-shape.ts';
import { boysKurtaShape, frockShape, lehengaShape } from './kids-shapes.ts';
import { kurtiShape } from './kurti-shape.ts';
import { sareeShape } from './saree-shape.ts';
import type { Shape } from './shape.ts';

/** The shape for a product of the catalogue; undefined for products that are not draped. */
export function shapeFor({ garment, fabric, options }: DemoPicture): Shape | undefined {
  const { neck = 'round' } = options;
  const sleeve = options.sleeve ?? 'three-quarter';
  switch (garment) {
    case 'kurti':
      return kurtiShape({ cut: 'straight', sleeve, neck });
    case 'kurti-aline':
      return kurtiShape({ cut: 'a-line', sleeve, neck });
    case 'kurti-short':
      return kurtiShape({ cut: 'short', sleeve, neck });
    case 'kurti-set':
      return kurtiShape({ cut: 'knee', sleeve, neck, bottoms: 'trousers' });
    case 'palazzo-set':
      return kurtiShape({ cut: 'knee', sleeve, neck, bottoms: 'palazzo' });
    case 'sharara-set':
      return kurtiShape({ cut: 'thigh', sleeve, neck, bottoms: 'sharara' });
    case 'anarkali':
      return anarkaliShape(options.sleeve ?? 'long');
    case 'saree':
      return sareeShape(fabric);
    case 'frock':
      return frockShape;
    case 'lehenga-choli':
      return lehengaShape;
    case 'boys-kurta':
      return boysKurtaShape;
    case 'dupatta':
      return dupattaShape;
    default:
      return undefined;
  }
}
