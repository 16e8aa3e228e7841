import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ClusterPaths } from './cluster-paths.ts';
import type { Settings } from './cluster-settings.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { lastComplaint } from './server-log.ts';

/**
 * A shell holds a pipe to us and stops the server when it closes, so none is left behind even by kill -9. It ignores
 * signals to the process group, such as systemd's.
 */
const STOP_WITH_US = `
trap '' TERM INT HUP
exec 3<&0
"$@" </dev/null 3<&- &
server=$!
echo $server
{ read -r _ <&3; kill -INT $server; } >/dev/null 2>&1 &
watch=$!
wait $server
status=$?
kill -KILL $watch
exit $status`;

const POLL_INTERVAL_MS = 10;

/** `ended` settles when the server has ended, for whatever reason. */
export type ServerProcess = { ended: Promise<void>; stop(): Promise<void> };
export type Refusal = { refusal: string };

export type ServerCommand = { binaries: string; socket: string; settings: Settings };

/** Without anything that would change sorting, times or language. */
export function serverProcessOptions({ user, base }: ClusterPaths) {
  return {
    cwd: base,
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    ...(user && { uid: user.uid, gid: user.gid }),
  };
}

/** Waits until it accepts connections, even if recovery is long. @returns its output when it gave up */
export async function startServerProcess(
  paths: ClusterPaths,
  command: ServerCommand,
): Promise<ServerProcess | Refusal> {
  const startedAt = new Date();
  const { shell, heard } = spawnShell(paths, command);
  let isUnavailable = false;
  const ended = once(shell, 'exit')
    .catch((error: Error) => {
      heard.complaints += error.message;
    })
    .then(() => {
      isUnavailable = true;
      shell.stdin.end();
    });
  while (!isUnavailable) {
    const file = readPostmasterFile(paths.data);
    if (file?.isReady && file.pid === heard.pid) {
      return {
        ended,
        stop() {
          shell.stdin.end();
          return ended;
        },
      };
    }
    await wait(POLL_INTERVAL_MS);
  }
  return { refusal: lastComplaint(heard.complaints, paths.data, startedAt) };
}

function spawnShell(paths: ClusterPaths, { binaries, socket, settings }: ServerCommand) {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const program = [path.join(binaries, 'bin/postgres'), '-D', paths.data, '-k', socket, ...options];
  const shell = spawn('sh', ['-c', STOP_WITH_US, 'postgres', ...program], {
    ...serverProcessOptions(paths),
    // A separate process group, so that Ctrl+C reaches only us and we stop the server after our last query.
    detached: true,
    stdio: 'pipe',
  });
  const heard = { pid: 0, complaints: '' };
  shell.stdout.on('data', (chunk: Buffer) => {
    heard.pid ||= Number.parseInt(chunk.toString(), 10);
  });
  shell.stderr.on('data', (chunk: Buffer) => {
    heard.complaints += chunk;
  });
  // Ignores errors on the pipe of a shell that has just ended.
  shell.stdin.on('error', () => undefined);
  return { shell, heard };
}
