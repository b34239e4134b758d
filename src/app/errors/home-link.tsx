import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';

/** The way on from every error. */
export const homeLink = <LinkButton to="/">На главную страницу</LinkButton>;
