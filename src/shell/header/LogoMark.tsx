/** A tooth with a highlight at its right edge; the crown is the upper part of a «Д». */
export function LogoMark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <rect width="40" height="40" rx="11" fill="var(--mantine-color-brand-6)" />
      <path
        d="M13.6 9C10 9 7.7 11.9 7.7 15.7c0 2.7.9 4.4 1.7 6.3.8 1.9 1 3.9 1.4 6.1.5 2.4 1.1 4.4 2.8 4.4 2.2 0 2.1-2.6 2.6-5 .4-2 1.3-3.5 3.8-3.5s3.4 1.5 3.8 3.5c.5 2.4.4 5 2.6 5 1.7 0 2.3-2 2.8-4.4.4-2.2.6-4.2 1.4-6.1.8-1.9 1.7-3.6 1.7-6.3C32.3 11.9 30 9 26.4 9c-2.5 0-3.9 1.3-6.4 1.3S16.1 9 13.6 9Z"
        fill="var(--mantine-color-white)"
      />
      <path
        d="M26.3 12.6c1.6.3 2.5 1.7 2.5 3.7"
        fill="none"
        stroke="var(--mantine-color-brand-4)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
