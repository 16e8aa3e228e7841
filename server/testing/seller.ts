import { afterSaleSettings } from '../src/fulfilment/order/after-sale.ts';
import { readEnvironment } from '../src/platform/config/env.ts';
import { defaultSettings } from '../src/shop/default-settings.ts';

/** Of a shop with default settings. */
export const afterSale = afterSaleSettings(defaultSettings(readEnvironment({})));
export const { seller } = afterSale;
