import { readEnvironment } from '../env.ts';
import { afterSaleSettings } from '../order/after-sale.ts';
import { defaultSettings } from '../shop/default-settings.ts';

/** Who sells, as a shop without settings of its own says. */
export const { seller } = afterSaleSettings({ current: defaultSettings(readEnvironment({})) });
