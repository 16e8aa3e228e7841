import { parseArgs } from 'node:util';
import { discardKeys, rotateKeys } from '../../platform/secrets/rotate-keys.ts';
import type { Command } from './command.ts';

export const rotateKeysCommand: Command = {
  usage: '[--discard-old]',
  does: 'signs sessions and links with new keys; --discard-old invalidates whatever was signed with the old ones',
  read(args) {
    const { values } = parseArgs({ args, options: { 'discard-old': { type: 'boolean', default: false } } });
    return async ({ db, env, say }) => {
      if (values['discard-old']) {
        await discardKeys(db, env);
        say(
          'All keys are new. Restart the shop: shoppers have to sign in again, and links in e-mails sent so far stop working.',
        );
      } else {
        await rotateKeys(db, env);
        say('The keys of sessions, links and devices are new; running processes follow within a minute.');
        say('Nobody is signed out: whatever the old keys signed stays valid until it expires.');
      }
      const configured = [env.SESSION_KEYS && 'SESSION_KEYS', env.LINK_KEYS && 'LINK_KEYS'].filter(Boolean);
      if (configured.length > 0)
        say(`Put new keys first in ${configured.join(' and ')} yourself, and restart.`);
    };
  },
};
