import { Modal } from '@mantine/core';
import { useOpenedAfterMount } from '#src/ui/kit/page/use-opened-after-mount.ts';
import { phoneQuery } from '#src/ui/kit/page/window/phone-query.ts';
import { useCloseOnBack } from '#src/ui/kit/page/window/use-close-on-back.ts';
import { useMedia } from '#src/ui/kit/page/window/use-media.ts';
import { MantineRoot } from '#src/ui/mantine/MantineRoot.tsx';
import classes from './SearchDialog.module.css';
import { SearchPanel } from './SearchPanel.tsx';

interface SearchDialogProps {
  opened: boolean;
  /** Initial value of the field: the query whose results are shown. */
  query: string;
  onClose: () => void;
}

/** The search over the page: at the top of a desktop, full-screen on a phone. */
export function SearchDialog({ opened, query, onClose }: SearchDialogProps) {
  const shown = useOpenedAfterMount(opened);
  const onPhone = useMedia(phoneQuery);
  useCloseOnBack(shown && onPhone, onClose);
  return (
    <MantineRoot>
      <Modal
        opened={shown}
        onClose={onClose}
        withCloseButton={false}
        centered={false}
        fullScreen={onPhone}
        size="xl"
        yOffset="3rem"
        padding={0}
        transitionProps={{ duration: 120 }}
        classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
        attributes={{ content: { 'aria-label': 'Поиск' } }}
      >
        <SearchPanel first={query} onClose={onClose} />
      </Modal>
    </MantineRoot>
  );
}
