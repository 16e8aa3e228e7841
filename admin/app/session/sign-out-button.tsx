import { signOutStaff } from '@gulmohar/contract/admin/session.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { FailureNote } from '../components/failure-note.tsx';
import { paths } from '../paths.ts';

export function SignOutButton() {
  const navigate = useNavigate();
  const signOut = useMutation({
    mutationFn: () => adminApi(signOutStaff),
    onSuccess: async () => {
      queryClient.clear();
      await navigate(paths.signIn());
    },
  });
  return (
    <>
      <Button variant="quiet" isBusy={signOut.isPending} onClick={() => signOut.mutate()}>
        Sign out
      </Button>
      <FailureNote error={signOut.error} />
    </>
  );
}
