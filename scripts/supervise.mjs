import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

const LOOK_AFTER_PARENT_MS = 500;

/**
 * Runs a command and passes signals on to it.
 * npm runs us through a shell that dies of SIGTERM without passing it on: when our parent is gone, we stop too.
 * @returns {Promise<number>} its exit code
 */
export function supervise(command, args, env, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env, ...options });
  const passOn = (signal) => child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, passOn);
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, LOOK_AFTER_PARENT_MS);
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`${command} cannot be started: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      for (const name of signals) process.off(name, passOn);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });
}
