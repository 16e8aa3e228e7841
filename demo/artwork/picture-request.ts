export type GarmentName = 'kurti' | 'anarkali' | 'saree' | 'frock' | 'set' | 'dupatta' | 'potli' | 'bangles';
export type PatternName =
  | 'block-print'
  | 'jaal'
  | 'bandhani'
  | 'leheriya'
  | 'ikat'
  | 'ajrakh'
  | 'chikankari'
  | 'kalamkari'
  | 'banarasi'
  | 'gota'
  | 'handloom-stripe'
  | 'plain';
export type BorderName = 'zari' | 'floral' | 'gota' | 'temple' | 'scallop' | 'plain';

/** Colours of a fabric: the ground, three inks or threads, the metal and the cloth of borders and piping. */
export type Palette = {
  ground: string;
  first: string;
  second: string;
  third: string;
  metal: string;
  edge: string;
};

/** What the artwork generator needs to know to draw a product. */
export type PictureRequest = {
  garment: GarmentName;
  pattern: PatternName;
  border: BorderName;
  palette: Palette;
  /** Size of the pattern on the cloth; 1 is life size. */
  scale?: number;
  /** Makes folds fall differently. */
  seed: number;
};
