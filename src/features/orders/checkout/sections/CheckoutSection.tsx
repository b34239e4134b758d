import { Alert, Group, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import type { Checkout } from '#generated/api/model/index.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { Skeleton } from '#src/ui/kit/page/Skeleton.tsx';
import classes from './CheckoutSection.module.css';
import { SectionContent } from './SectionContent.tsx';
import type { CommentField, SectionOutcome } from './section-changes.ts';

/** Properties of all sections of the checkout. */
export interface SectionProps {
  checkout: Checkout;
  outcome: SectionOutcome;
  /** Number of the section, from 1. */
  number: number;
  complete: boolean;
  open: boolean;
  /** Whether the content has been rendered, too. */
  filled: boolean;
  onOpen: () => void;
  /** Called when an input changed that «Продолжить» has not sent yet. */
  onTouch: () => void;
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
  const { number, complete, open, filled, onOpen, onTouch, called, outcome } = section;
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
        {!open && complete && (
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
        // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to changes of its radios and selects.
        <div
          className={classes.body}
          onChange={(event) => isChoice(event.target) && onTouch()}
          onClickCapture={(event) => isChoice(event.target) && onTouch()}
          onKeyDown={({ key, target }) => key.startsWith('Arrow') && isChoice(target) && onTouch()}
        >
          {filled ? <SectionContent>{children}</SectionContent> : <Skeleton height={160} />}
        </div>
      )}
      {!open && complete && (
        <Text component="div" className={classes.summary}>
          {summary}
        </Text>
      )}
    </section>
  );
}

/** A search among the options, or a dialog over them, is not a choice. */
function isChoice(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[role="radio"], select') !== null;
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
