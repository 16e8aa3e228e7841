import { signOutAtDesk } from '@gulmohar/contract/admin/desk-session.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useNavigate } from 'react-router';
import { deskApi } from '../api/desk-api.ts';
import { showFailure } from '../api/failure.ts';
import { queryClient } from '../api/query-client.ts';
import { paths } from '../paths.ts';

export function SignOutButton() {
  const navigate = useNavigate();

  async function signOut() {
    try {
      await deskApi(signOutAtDesk);
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
