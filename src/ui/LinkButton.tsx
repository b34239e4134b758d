import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';

type LinkProps<T> = T & Omit<ComponentPropsWithRef<'a'>, keyof T>;

function ButtonAsLink(props: LinkProps<ButtonProps>) {
  return <Button component="a" {...props} />;
}

function AnchorAsLink(props: LinkProps<AnchorProps>) {
  return <Anchor {...props} />;
}

/** Looks like a button, goes to a route; `to`, `params` and `search` are checked by the router. */
export const LinkButton = createLink(ButtonAsLink);

/** A text link to a route. */
export const LinkText = createLink(AnchorAsLink);
