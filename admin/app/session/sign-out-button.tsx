import { signOutStaff } from '@gulmohar/contract/admin/session.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useNavigate } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { showFailure } from '../api/failure.ts';
import { queryClient } from '../api/query-client.ts';
import { paths } from '../paths.ts';

export function SignOutButton() {
  const navigate = useNavigate();

  async function signOut() {
    try {
      await adminApi(signOutStaff);
    } catch (error) {
      showFailure(error);
      return;
    }
    queryClient.clear();
    await navigate(paths.signIn());
  }

  return (
    <Button look="quiet" onClick={signOut}>
      Sign out
    </Button>
  );
}
