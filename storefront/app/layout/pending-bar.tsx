import { useNavigation } from 'react-router';

/** Shows, after half a second, that the requested page is being loaded. */
export function PendingBar() {
  const isLoading = useNavigation().state === 'loading';
  return isLoading ? <div aria-hidden="true" className="pending-bar" /> : null;
}
