import type { Database } from '../../platform/database/connection.ts';
import type { PictureStore } from '../../platform/storage/picture-store.ts';
import type { CurrentSettings } from '../../shop/shop-settings.ts';
import type { Couriers } from './couriers.ts';

export type CourierTools = {
  db: Database;
  couriers: Couriers;
  pictures: PictureStore;
  settings: CurrentSettings;
};
