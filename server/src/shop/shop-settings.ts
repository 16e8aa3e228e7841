import type { SettingGroup, Settings } from '@gulmohar/contract/admin/settings.ts';
import type { Environment } from '../platform/config/env.ts';
import type { Database } from '../platform/database/connection.ts';
import { defaultSettings } from './default-settings.ts';
import { readSaved } from './setting.store.ts';

export type CurrentSettings = { current(): Settings };

/** This process's copy of the settings: the defaults, overridden by what the owner has set. */
export class ShopSettings implements CurrentSettings {
  readonly #db: Database;
  readonly defaults: Settings;
  #saved: Partial<Settings> = {};
  #current: Settings;
  #reading: Promise<unknown> = Promise.resolve();

  private constructor(db: Database, defaults: Settings) {
    this.#db = db;
    this.defaults = defaults;
    this.#current = defaults;
  }

  static async open(db: Database, env: Environment, own: Partial<Settings> = {}): Promise<ShopSettings> {
    const settings = new ShopSettings(db, { ...defaultSettings(env), ...own });
    await settings.reload();
    return settings;
  }

  /** Returns a snapshot, which does not change with the settings. */
  readonly current = (): Settings => this.#current;

  savedGroups(): SettingGroup[] {
    return Object.keys(this.#saved) as SettingGroup[];
  }

  /**
   * Reads the owner's settings. Reads run one at a time, so that an older one never overwrites a newer one.
   */
  async reload(): Promise<void> {
    const reading = this.#reading.then(async () => {
      this.#saved = await readSaved(this.#db);
      this.#current = { ...this.defaults, ...this.#saved };
    });
    this.#reading = reading.catch(() => undefined);
    await reading;
  }
}
