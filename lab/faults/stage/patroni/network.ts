import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { Closing } from '../closing.ts';

/** A MAC address that no machine has: packets sent to it are lost without an error. */
const NOWHERE = '02:00:00:00:00:01';

/** A participant of the network. */
type Station = { address: string; device: string; namespace?: string };

export type Machine = Station & {
  name: string;
  /** Starts a program as this user and appends its output to a file. */
  start(user: string, command: string[], env: Record<string, string>, log: string): ChildProcess;
  /** Kills everything that runs here at once, as in a power cut. */
  cutPower(): Promise<void>;
};

export type Network = {
  /** The common beginning of its addresses. */
  prefix: string;
  /** The test's own station, where the shop runs. */
  here: Station;
  /** Adds a machine whose address ends with this number. */
  addMachine(name: string, number: number): Machine;
  /** Drops all packets between the two, in both directions and without an error. */
  separate(one: Station, other: Station): void;
  /** Reconnects all stations that were separated. */
  reunite(): void;
  close(): Promise<void>;
};

/**
 * Simulates machines with Linux network namespaces on a switch that the test can reach too. Requires root.
 */
export function openNetwork(): Network {
  const prefix = `10.213.${process.pid % 256}.`;
  const closing = new Closing();
  const cut = new Set<() => void>();
  const hub = addNamespace('hub');
  ip(hub, 'link', 'add', 'hub', 'type', 'bridge');
  ip(hub, 'link', 'set', 'hub', 'up');
  const here = connect({ address: `${prefix}1`, device: `gm${process.pid}` }, 1);

  function addNamespace(name: string): string {
    const namespace = `gulmohar-${process.pid}-${name}`;
    ip(undefined, 'netns', 'add', namespace);
    return closing.add(namespace, () => ip(undefined, 'netns', 'delete', namespace));
  }

  function connect<Of extends Station>(station: Of, number: number): Of {
    const { namespace, device, address } = station;
    const port = `port${number}`;
    ip(namespace, 'link', 'add', device, 'type', 'veth', 'peer', 'name', port, 'netns', hub);
    ip(hub, 'link', 'set', port, 'master', 'hub', 'up');
    ip(namespace, 'address', 'add', `${address}/24`, 'dev', device);
    ip(namespace, 'link', 'set', device, 'up');
    return station;
  }

  function lose({ namespace, device }: Station, { address }: Station): void {
    const neighbour = [address, 'dev', device];
    ip(namespace, 'neighbour', 'replace', ...neighbour, 'lladdr', NOWHERE, 'nud', 'permanent');
    cut.add(() => ip(namespace, 'neighbour', 'delete', ...neighbour));
  }

  function reunite(): void {
    for (const mend of cut) mend();
    cut.clear();
  }

  return {
    prefix,
    here,
    addMachine(name, number) {
      const namespace = addNamespace(name);
      ip(namespace, 'link', 'set', 'lo', 'up');
      const station = connect({ address: `${prefix}${number}`, device: 'eth0', namespace }, number);
      const running = new Map<ChildProcess, Promise<unknown>>();
      async function cutPower(): Promise<void> {
        for (const pid of ip(undefined, 'netns', 'pids', namespace).trim().split('\n')) {
          if (pid) killQuietly(Number(pid));
        }
        await Promise.all(running.values());
      }
      closing.add(undefined, cutPower);
      return {
        ...station,
        name,
        start(user, command, env, log) {
          const file = openSync(log, 'a');
          const account = ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups', '--'];
          const child = spawn('ip', ['netns', 'exec', namespace, ...account, ...command], {
            env: { PATH: process.env.PATH, ...env },
            stdio: ['ignore', file, file],
          });
          running.set(
            child,
            once(child, 'exit').finally(() => running.delete(child)),
          );
          return child;
        },
        cutPower,
      };
    },
    separate(one, other) {
      lose(one, other);
      lose(other, one);
    },
    reunite,
    async close() {
      reunite();
      await closing.close();
    },
  };
}

function ip(namespace: string | undefined, ...args: string[]): string {
  return execFileSync('ip', [...(namespace ? ['-n', namespace] : []), ...args], { encoding: 'utf8' });
}

function killQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has already ended with its parent.
  }
}
