import { Alert, Button, Group, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import type { Checkout } from '#generated/api/model/index.ts';
import { Skeleton } from '#src/ui/kit/page/Skeleton.tsx';
import classes from './CheckoutSection.module.css';
import { SectionContent } from './SectionContent.tsx';
import type { CommentField, SectionOutcome } from './section-changes.ts';

/** Every section of the checkout gets the same. */
export interface SectionProps {
  checkout: Checkout;
  outcome: SectionOutcome;
  /** Place in the order of filling in, from 1. */
  number: number;
  complete: boolean;
  open: boolean;
  /** What is inside has been drawn, too. */
  filled: boolean;
  onOpen: () => void;
  /** Something was chosen inside that «Продолжить» has not sent yet. */
  onTouch: () => void;
  /** Rises when the buyer has to come back here first: the heading takes the focus. */
  called: number;
  /** Where the comment says what is typed in it. */
  field: Ref<CommentField>;
}

interface CheckoutSectionProps {
  section: SectionProps;
  title: string;
  /** What was chosen, shown while the section is closed. */
  summary: ReactNode;
  children: ReactNode;
}

/** One numbered part of the checkout: open for filling in, or closed with what was chosen. */
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
        // biome-ignore lint/a11y/noStaticElementInteractions: it only notices what its radios and selects are told.
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

/** A search among the choices, or a dialog over them, is no choice itself. */
function isChoice(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[role="radio"], select') !== null;
}

/**
 * The button that was clicked is gone with its section: the focus goes to the heading of the one
 * that has opened, or, when none has, to «Изменить» of the one that closed. A section that stops the
 * order gets it, too.
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
