import os from 'node:os';

export type Machine = {
  system: string;
  processor: string;
  cores: number;
  /** Gigabytes of 10⁹ bytes. */
  memoryGB: number;
  node: string;
  /** The average of the minute before the bench, which shows the load from other programs. */
  loadAverage: number;
};

/** Describes the machine that the figures are measured on; to be called before anything is started. */
export function describeMachine(): Machine {
  const [processor] = os.cpus();
  return {
    system: `${os.type()} ${os.release()} ${os.arch()}`,
    processor: processor?.model.trim() ?? 'unknown',
    cores: os.availableParallelism(),
    memoryGB: Math.round(os.totalmem() / 1e8) / 10,
    node: process.versions.node,
    loadAverage: Math.round((os.loadavg()[0] ?? 0) * 10) / 10,
  };
}
