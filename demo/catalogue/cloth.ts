export type Craft =
  | 'block-print'
  | 'dabu'
  | 'ajrakh'
  | 'kalamkari'
  | 'bandhani'
  | 'leheriya'
  | 'ikat'
  | 'chikankari'
  | 'gota'
  | 'phulkari'
  | 'mukaish'
  | 'brocade'
  | 'temple-border'
  | 'chanderi'
  | 'handloom'
  | 'jamdani'
  | 'lac'
  | 'metalwork';

/** What the label says about a cloth, whatever is made of it. */
export type Cloth = {
  craft: Craft;
  /** Filter values; the first is the ground colour. */
  colors: string[];
  material: string;
  fabric: string;
  work: string;
  origin: string;
};
