import os from 'node:os';

export type Machine = {
  system: string;
  processor: string;
  cores: number;
  /** Gigabytes of 10⁹ bytes. */
  memoryGB: number;
  node: string;
  postgres: string;
};

/**
 * What the figures were measured on.
 * @param postgres what `show server_version` says on the cluster that was measured
 */
export function describeMachine(postgres: string): Machine {
  const [processor] = os.cpus();
  return {
    system: `${os.type()} ${os.release()} ${os.arch()}`,
    processor: processor?.model.trim() ?? 'unknown',
    cores: os.availableParallelism(),
    memoryGB: Math.round(os.totalmem() / 1e8) / 10,
    node: process.versions.node,
    postgres,
  };
}
