import { RecentlyViewed } from '../recently-viewed/recently-viewed.tsx';
import { useViewed } from '../recently-viewed/use-viewed.ts';

export function ViewedRow() {
  return <RecentlyViewed viewed={useViewed({})} />;
}
