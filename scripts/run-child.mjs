import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { passSignals } from './pass-signals.mjs';
import { root } from './paths.mjs';

/** The exit code when there is no such command. */
export const NOT_FOUND = 127;

/**
 * Runs a command to completion and forwards signals to it.
 * @param options.capture to collect its output instead of showing it
 * @returns {Promise<{ code: number, output: string, wasAskedToStop: boolean }>}
 *   its exit code: 127 when there is no such command, above 128 when a signal ended it
 */
export function runChild(command, args, { env, cwd = root, capture = false }) {
  const child = spawn(command, args, { cwd, env, stdio: capture ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
  const passing = passSignals(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  return new Promise((resolve) => {
    const end = (code, last = '') => {
      passing.stop();
      resolve({ code, output: output + last, wasAskedToStop: passing.wasAskedToStop() });
    };
    child.on('error', (error) => end(NOT_FOUND, `${command} cannot be started (${error.code})`));
    child.on('close', (code, signal) => end(code ?? 128 + constants.signals[signal]));
  });
}

/** Ends this process if the child was asked to stop, so that the next step does not start. */
export function endIfAskedToStop({ code, wasAskedToStop }) {
  if (wasAskedToStop) process.exit(code === 0 ? 130 : code);
}
