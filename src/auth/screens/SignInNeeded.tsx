import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { signIn } from '#src/auth/sign-in.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { EmptyState } from '#src/ui/kit/page/states/EmptyState.tsx';

interface SignInNeededProps {
  /** Path to return to; the current page by default. */
  returnTo?: string;
  title?: string;
  description?: string;
}

/** Shown instead of a protected page: says that it needs sign-in and offers it. */
export function SignInNeeded(props: SignInNeededProps) {
  const {
    returnTo,
    title = 'Авторизуйтесь',
    description = 'Эта страница доступна после входа в аккаунт.',
  } = props;
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await signIn({ returnTo });
    setLeaving(false);
  };
  return (
    <EmptyState
      icon={<IconLock />}
      headingOrder={1}
      title={title}
      description={description}
      actions={
        <Button onClick={() => void leave()} loading={leaving}>
          Войти в аккаунт
        </Button>
      }
    />
  );
}
