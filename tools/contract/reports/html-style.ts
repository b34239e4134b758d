/** The report's styles: nothing is loaded, light or dark by the user's preference. */
export const style = `
:root { color-scheme: light dark; --line: light-dark(#d9dee5, #3a424d); --soft: light-dark(#f5f7f9, #1d2229);
  --good: light-dark(#17734a, #5cc794); --bad: light-dark(#b42318, #ff8a7a); --dim: light-dark(#5b6673, #9aa7b5);
  --page: light-dark(#fff, #14181d); --text: light-dark(#1b2129, #e6eaef); --good-soft: light-dark(#e3f4ec, #16382a);
  --gap-soft: light-dark(#fff3d6, #3d3014); --gap: light-dark(#8a5b00, #f0c061) }
* { box-sizing: border-box }
body { margin: 0; font: 15px/1.5 system-ui, "Segoe UI", sans-serif; color: var(--text); background: var(--page) }
main { max-width: 1180px; margin: 0 auto; padding: 40px 24px 80px }
h1 { font-size: 26px; line-height: 1.2; margin: 0 0 4px; letter-spacing: -.01em }
h2 { font-size: 18px; margin: 44px 0 12px } h3 { font-size: 15px; margin: 24px 0 4px }
p { margin: 0 0 8px } code, pre { font: 13px/1.5 ui-monospace, "Cascadia Code", Consolas, monospace }
.dim { color: var(--dim) } .good { color: var(--good) } .bad { color: var(--bad) }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 12px; margin: 24px 0 0; padding: 0 }
.figures div { border: 1px solid var(--line); border-radius: 10px; padding: 12px 14px }
.figures dt { color: var(--dim); font-size: 13px } .figures dd { margin: 2px 0 0; font-size: 22px; font-weight: 600; font-variant-numeric: tabular-nums }
details { border: 1px solid var(--line); border-radius: 10px; margin: 0 0 10px; background: var(--page) }
summary { padding: 11px 14px; cursor: pointer; display: flex; gap: 12px; align-items: baseline; flex-wrap: wrap }
summary::marker { content: "" } summary b { font-weight: 600 }
details[open] > summary { border-bottom: 1px solid var(--line) }
.finding { padding: 14px } .finding dl { display: grid; grid-template-columns: 90px 1fr; gap: 4px 14px; margin: 0 }
.finding dt { color: var(--dim) } .finding dd { margin: 0; overflow-wrap: anywhere }
pre { background: var(--soft); border-radius: 8px; padding: 10px 12px; margin: 4px 0 0; white-space: pre-wrap; overflow-wrap: anywhere }
.scroll { overflow-x: auto } table { border-collapse: collapse; width: 100%; font-size: 14px }
th { text-align: left; font-weight: 600; color: var(--dim); font-size: 13px } th, td { padding: 7px 10px 7px 0; border-bottom: 1px solid var(--line); vertical-align: top }
td.number { text-align: right; font-variant-numeric: tabular-nums; padding-right: 18px }
tr.tag td { padding-top: 22px; font-weight: 600; border-bottom-color: var(--text) }
.chip { display: inline-block; min-width: 42px; text-align: center; border-radius: 6px; padding: 1px 6px; margin: 0 4px 3px 0; font: 12px/1.6 ui-monospace, Consolas, monospace; background: var(--good-soft); color: var(--good) }
.chip.gap { background: var(--gap-soft); color: var(--gap) } .why { font-size: 13px; color: var(--dim) }
details ul { margin: 0; padding: 10px 14px 10px 34px; overflow-wrap: anywhere }
[hidden] { display: none !important } .inside { padding: 10px 14px 4px }
.filter { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 8px 16px; margin: 24px -8px 0; padding: 10px 8px; background: var(--page); z-index: 1 }
.filter label { display: flex; gap: 6px; align-items: baseline; max-width: 100% } summary > * { min-width: 0; overflow-wrap: anywhere }
.filter select { width: 100%; max-width: 320px }
.filter input, .filter select { font: inherit; padding: 4px 8px; border: 1px solid var(--line); border-radius: 6px; background: var(--page); color: var(--text); min-width: 0 }
.chip.critical { background: light-dark(#fde4e1, #4a1d18); color: var(--bad) } .chip.major { background: var(--gap-soft); color: var(--gap) } .chip.minor { background: var(--soft); color: var(--dim) }
@media print { .filter { display: none } details { break-inside: avoid } main { padding: 0 } }
`;
