import { useNavigation } from 'react-router';

/** Says, from the second half second on, that the page that was asked for is being loaded. */
export function PendingBar() {
  const isLoading = useNavigation().state === 'loading';
  return isLoading ? <div aria-hidden="true" className="pending-bar" /> : null;
}
