import type { Row } from '../results.ts';
import type { Timing } from '../settings.ts';
import type { Stage } from '../stage/stage.ts';

/** Measures one row of the programme, which may be several lines of the table. */
export type Measurement = {
  what: string;
  measure(stage: Stage, timing: Timing, say: (line: string) => void): Promise<Row[]>;
};
