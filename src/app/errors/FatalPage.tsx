import { Button } from '@mantine/core';
import { IconMoodSad } from '@tabler/icons-react';
import { EmptyState } from '#src/ui/EmptyState.tsx';

/**
 * The app itself broke. Both ways out load the page anew, since what is in memory cannot be
 * trusted any more.
 */
export function FatalPage() {
  return (
    <div role="alert">
      <EmptyState
        icon={<IconMoodSad />}
        headingOrder={1}
        title="Что-то пошло не так, пожалуйста, попробуйте позднее!"
        actions={
          <>
            <Button component="a" href="/">
              На главную страницу
            </Button>
            <Button variant="default" onClick={() => window.location.reload()}>
              Обновить
            </Button>
          </>
        }
      />
    </div>
  );
}
