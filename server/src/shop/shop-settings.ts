import type { SettingGroup, Settings } from '@gulmohar/contract/admin/settings.ts';
import type { Environment } from '../platform/config/env.ts';
import type { Database } from '../platform/database/connection.ts';
import { defaultSettings } from './default-settings.ts';
import { readAllPublished } from './document/read-document.ts';
import { type PublishedLook, publishedLook } from './look/published-look.ts';
import { isOwnShop } from './own-shop.ts';
import { readSaved } from './setting.store.ts';

export type CurrentSettings = { current(): Settings };

/** This process's copy of the settings: the defaults, overridden by what the owner has set. */
export class ShopSettings implements CurrentSettings {
  readonly #db: Database;
  readonly #env: Environment;
  readonly #demo: Partial<Settings>;
  #saved: Partial<Settings> = {};
  #isDemo = false;
  #look: PublishedLook = publishedLook(undefined);
  #defaults: Settings;
  #current: Settings;
  #reading: Promise<unknown> = Promise.resolve();

  private constructor(db: Database, env: Environment, demo: Partial<Settings>) {
    this.#db = db;
    this.#env = env;
    this.#demo = demo;
    this.#defaults = defaultSettings(env);
    this.#current = this.#defaults;
  }

  /** @param demo further defaults of the demo */
  static async open(db: Database, env: Environment, demo: Partial<Settings> = {}): Promise<ShopSettings> {
    const settings = new ShopSettings(db, env, demo);
    await settings.reload();
    return settings;
  }

  /** Returns a snapshot, which does not change with the settings. */
  readonly current = (): Settings => this.#current;

  /** Whether this is the demo shop, rather than somebody's own. */
  readonly isDemo = (): boolean => this.#isDemo;

  readonly look = (): PublishedLook => this.#look;

  get defaults(): Settings {
    return this.#defaults;
  }

  savedGroups(): SettingGroup[] {
    return Object.keys(this.#saved) as SettingGroup[];
  }

  /**
   * Reads the owner's settings. Reads run one at a time, so that an older one never overwrites a newer one.
   */
  async reload(): Promise<void> {
    const reading = this.#reading.then(async () => {
      const isDemo = this.#env.SHOP_MODE === 'demo' && !(await isOwnShop(this.#db));
      this.#saved = await readSaved(this.#db);
      this.#look = publishedLook((await readAllPublished(this.#db, 'theme')).get('shop'));
      this.#isDemo = isDemo;
      this.#defaults = {
        ...defaultSettings(this.#env, isDemo, this.#saved.shop?.name),
        ...(isDemo && this.#demo),
      };
      this.#current = {
        ...this.#defaults,
        ...this.#saved,
        // Each by itself, so that those of the demo stay on when another is saved.
        extensions: { ...this.#defaults.extensions, ...this.#saved.extensions },
      };
    });
    this.#reading = reading.catch(() => undefined);
    await reading;
  }
}
