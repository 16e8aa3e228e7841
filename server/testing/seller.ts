import { afterSaleSettings } from '../src/fulfilment/order/after-sale.ts';
import { readEnvironment } from '../src/platform/config/env.ts';
import { defaultSettings } from '../src/shop/default-settings.ts';

/** The seller of a shop with default settings. */
export const { seller } = afterSaleSettings(defaultSettings(readEnvironment({})));
