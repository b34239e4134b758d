import { Drawer, type MantineSize, Modal } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useOpenedAfterMount } from '#src/ui/kit/page/use-opened-after-mount.ts';
import { phoneQuery } from '#src/ui/kit/page/window/phone-query.ts';
import { useCloseOnBack } from '#src/ui/kit/page/window/use-close-on-back.ts';
import { useMedia } from '#src/ui/kit/page/window/use-media.ts';
import { MantineRoot } from '#src/ui/mantine/MantineRoot.tsx';
import classes from './ResponsiveDialog.module.css';
import { useOwnClicks } from './use-own-clicks.ts';

interface ResponsiveDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** 320, 480, 560, 640 or 720 px. */
  size?: MantineSize;
  children: ReactNode;
}

const closeButtonProps = { 'aria-label': 'Закрыть' };

/** A centered dialog on a desktop, a bottom sheet on a phone. */
export function ResponsiveDialog(props: ResponsiveDialogProps) {
  const { onClose, title, size = 'sm', children } = props;
  const opened = useOpenedAfterMount(props.opened);
  const onPhone = useShapeAtOpening(opened);
  useCloseOnBack(opened && onPhone, onClose);
  const onClickCapture = useOwnClicks(opened);
  return (
    <MantineRoot>
      {onPhone ? (
        <Drawer
          opened={opened}
          onClose={onClose}
          onClickCapture={onClickCapture}
          title={title}
          position="bottom"
          closeButtonProps={closeButtonProps}
          classNames={{
            content: `${classes.content} ${classes.sheet}`,
            close: classes.close ?? '',
          }}
        >
          {children}
        </Drawer>
      ) : (
        <Modal
          opened={opened}
          onClose={onClose}
          onClickCapture={onClickCapture}
          title={title}
          size={size}
          closeButtonProps={closeButtonProps}
          classNames={{ content: classes.content ?? '' }}
        >
          {children}
        </Modal>
      )}
    </MantineRoot>
  );
}

/**
 * Whether it opened on a phone; the layout does not change while it is open, so that rotating the
 * phone loses no input.
 */
function useShapeAtOpening(opened: boolean): boolean {
  const onPhone = useMedia(phoneQuery);
  const [shape, setShape] = useState<boolean | null>(null);
  if (opened && shape === null) setShape(onPhone);
  if (!opened && shape !== null) setShape(null);
  return shape ?? onPhone;
}
