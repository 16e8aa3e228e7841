import { afterSaleSettings } from '../src/fulfilment/order/after-sale.ts';
import { readEnvironment } from '../src/platform/config/env.ts';
import { defaultSettings } from '../src/shop/default-settings.ts';

/** Who sells, as a shop without settings of its own says. */
export const { seller } = afterSaleSettings(defaultSettings(readEnvironment({})));
