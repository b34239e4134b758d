import { IconMoodSad } from '@tabler/icons-react';
import { AnchorButton, Button } from '#src/ui/kit/buttons/Button.tsx';
import { EmptyState } from '#src/ui/kit/page/states/EmptyState.tsx';

/** The app itself failed. Both buttons reload the page, since the state in memory may be broken. */
export function FatalPage() {
  return (
    <div role="alert">
      <EmptyState
        icon={<IconMoodSad />}
        headingOrder={1}
        title="Что-то пошло не так, пожалуйста, попробуйте позднее!"
        actions={
          <>
            <AnchorButton href="/">На главную страницу</AnchorButton>
            <Button variant="default" onClick={() => window.location.reload()}>
              Обновить
            </Button>
          </>
        }
      />
    </div>
  );
}
