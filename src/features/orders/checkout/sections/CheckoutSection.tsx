import { Alert, Group, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import type { Checkout } from '#generated/api/model/index.ts';
import type {
  CommentField,
  SectionOutcome,
} from '#src/features/orders/checkout/sections/changes/section-changes.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { Skeleton } from '#src/ui/kit/page/skeletons/Skeleton.tsx';
import { TextSkeleton } from '#src/ui/kit/page/skeletons/TextSkeleton.tsx';
import classes from './CheckoutSection.module.css';
import { SectionContent } from './SectionContent.tsx';

/** Properties of all sections of the checkout. */
export interface SectionProps {
  checkout: Checkout;
  outcome: SectionOutcome;
  /** Number of the section, from 1. */
  number: number;
  complete: boolean;
  open: boolean;
  /** Its values follow from a choice that is being saved: a skeleton takes their place. */
  unknown: boolean;
  /** Whether the content has been rendered, too. */
  filled: boolean;
  onOpen: () => void;
  /** Incremented when the buyer must come back to this section: the heading takes the focus. */
  called: number;
  /** Handle of the comment field. */
  field: Ref<CommentField>;
}

interface CheckoutSectionProps {
  section: SectionProps;
  title: string;
  /** The chosen values, shown while the section is closed. */
  summary: ReactNode;
  children: ReactNode;
}

/** One numbered section of the checkout: open, or closed with the chosen values. */
export function CheckoutSection({ section, title, summary, children }: CheckoutSectionProps) {
  const { number, complete, open, unknown, filled, onOpen, called, outcome } = section;
  const headingID = useId();
  const { heading, change } = useFocusOnTurning(open, called);
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
        {!open && complete && !unknown && (
          <Button
            ref={change}
            className={classes.change ?? ''}
            variant="subtle"
            size="compact-md"
            onClick={onOpen}
            aria-describedby={headingID}
          >
            Изменить
          </Button>
        )}
      </Group>
      {open && outcome.rejection && (
        <Alert color="red" variant="light" mt="sm" role="alert">
          {outcome.rejection}
        </Alert>
      )}
      {open && (
        <div className={classes.body}>
          {filled && !unknown ? (
            <SectionContent>{children}</SectionContent>
          ) : (
            <Skeleton height={160} />
          )}
        </div>
      )}
      {outcome.leaving && (
        <Text size="sm" c="dimmed" mt="xs" role="status">
          Сохраняем выбор…
        </Text>
      )}
      {!open && complete && (
        <Text component="div" className={classes.summary}>
          {unknown ? <TextSkeleton width="min(20rem, 90%)" /> : summary}
        </Text>
      )}
    </section>
  );
}

/**
 * The clicked button is removed with its section's content: the focus moves to the heading of the
 * section that has opened, or, when none has, to «Изменить» of the one that closed. A section that
 * blocks the order is focused, too.
 */
function useFocusOnTurning(open: boolean, called: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    const lost = document.activeElement === document.body;
    if (open && !wasOpen.current) heading.current?.focus();
    else if (!open && wasOpen.current && lost) change.current?.focus();
    wasOpen.current = open;
  }, [open]);
  useEffect(() => {
    if (called > 0) heading.current?.focus();
  }, [called]);
  return { heading, change };
}
