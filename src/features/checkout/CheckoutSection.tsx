import { Alert, Button, Group, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './CheckoutSection.module.css';

export interface SectionProps {
  /** Place in the order of filling in, from 1. */
  number: number;
  complete: boolean;
  open: boolean;
  onOpen: () => void;
  onDone: () => void;
}

interface CheckoutSectionProps extends SectionProps {
  title: string;
  /** What was chosen, shown while the section is closed. */
  summary: ReactNode;
  refusal?: string | null;
  children: ReactNode;
}

/** One numbered part of the checkout: open for filling in, or closed with what was chosen. */
export function CheckoutSection(props: CheckoutSectionProps) {
  const { number, title, complete, open, onOpen, summary, refusal, children } = props;
  const headingID = useId();
  const heading = useFocusOnOpening(open);
  return (
    <section className={classes.section} aria-labelledby={headingID} data-open={open || undefined}>
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <Group gap="sm" wrap="nowrap">
          <span className={classes.number} data-complete={complete || undefined} aria-hidden>
            {complete && !open ? <IconCheck size="1rem" /> : number}
          </span>
          <Title order={2} size="h3" id={headingID} ref={heading} tabIndex={-1}>
            {title}
          </Title>
        </Group>
        {!open && complete && (
          <Button variant="subtle" size="compact-md" onClick={onOpen} aria-describedby={headingID}>
            Изменить
          </Button>
        )}
      </Group>
      {open ? (
        <div className={classes.body}>
          {refusal && (
            <Alert color="red" variant="light" mb="sm" role="alert">
              {refusal}
            </Alert>
          )}
          {children}
        </div>
      ) : (
        complete && (
          <Text component="div" className={classes.summary}>
            {summary}
          </Text>
        )
      )}
    </section>
  );
}

/**
 * The button that was pressed is gone with its section: the focus goes to the heading of the one
 * that has opened, so that the keyboard and a screen reader go on from there.
 */
function useFocusOnOpening(open: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (open && !wasOpen.current) heading.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return heading;
}
