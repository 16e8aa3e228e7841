import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { presentLook } from '../../shop/look/published-look.ts';
import { ShopSettings } from '../../shop/shop-settings.ts';
import { listSamples, mailSheet } from '../dev/mail-sheet.ts';
import { type Command, Misuse } from './command.ts';

export const mailsCommand: Command = {
  usage: '--out <folder>',
  does: 'writes every e-mail with sample data as HTML and text, and a page that shows them all',
  read(args) {
    const { values } = parseArgs({ args, options: { out: { type: 'string', default: '' } } });
    if (!values.out) throw new Misuse('Name the folder: --out <folder>.');
    const folder = path.resolve(values.out);
    return async ({ db, env, say }) => {
      await mkdir(folder, { recursive: true });
      const settings = await ShopSettings.open(db, env);
      const current = settings.current();
      const { contact, legal } = current;
      const shop = {
        name: current.shop.name,
        url: env.PUBLIC_URL,
        picturesUrl: env.PICTURES_URL ?? '',
        contact,
        legal,
        brand: settings.isDemo() ? ('demo' as const) : ('own' as const),
        look: presentLook(settings.look()),
      };
      for (const { name, mail } of listSamples(shop)) {
        await writeFile(path.join(folder, `${name}.html`), mail.html);
        await writeFile(path.join(folder, `${name}.txt`), mail.text);
      }
      const page = path.join(folder, 'index.html');
      await writeFile(page, mailSheet(shop));
      say(`Open ${page}`);
    };
  },
};
