import { parseArgs } from 'node:util';
import { discardKeys, rotateKeys } from '../../platform/secrets/rotate-keys.ts';
import type { Command } from './command.ts';

export const rotateKeysCommand: Command = {
  usage: '[--discard-old]',
  does: 'signs sessions and links with new keys; --discard-old ends whatever was signed with old ones',
  read(args) {
    const { values } = parseArgs({ args, options: { 'discard-old': { type: 'boolean', default: false } } });
    return async ({ db, env, say }) => {
      if (values['discard-old']) {
        await discardKeys(db, env);
        say(
          'All keys are new. Restart the shop: shoppers sign in again, and links in mails sent so far end.',
        );
      } else {
        await rotateKeys(db, env);
        say('The keys of sessions, links and devices are new; running processes follow within a minute.');
        say('Nobody is signed out: what the old keys signed is good for as long as it was to be.');
      }
      const given = [env.SESSION_KEYS && 'SESSION_KEYS', env.LINK_KEYS && 'LINK_KEYS'].filter(Boolean);
      if (given.length > 0) say(`Put new ones in front yourself in ${given.join(' and ')}, and restart.`);
    };
  },
};
