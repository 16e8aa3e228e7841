import type { Row } from '../row.ts';
import type { Timing } from '../settings.ts';
import type { ShutdownHooks } from '../stage/closing.ts';
import type { Stage } from '../stage/stage.ts';

export type Say = (line: string) => void;

/** Measures one row of the programme, which may be several lines of the table. */
export type Measurement = {
  what: string;
  measure(stage: Stage, timing: Timing, say: Say): Promise<Row[]>;
};

/** The same for rows that start their own shop. */
export type ApartMeasurement = {
  what: string;
  measureApart(shutdownHooks: ShutdownHooks, timing: Timing, say: Say): Promise<Row[]>;
};
