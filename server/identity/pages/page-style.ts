/** Styles of the provider's pages: the shop's colors and fonts, one card, both color schemes. */
export const pageStyle = `
@font-face{font-family:"Golos Text";src:url(/oidc/font/golos.woff2) format("woff2");font-weight:400 600;font-display:swap}
:root{color-scheme:light dark;--page:#f4f7f8;--card:#fff;--text:#1b2529;--muted:#5a6a72;--line:#c9d3d7;--soft:#eaeff1;--brand:#0b7a75;--brand-strong:#08625e;--on-brand:#fff;--danger:#b42318;--danger-soft:#fdeceb;--focus:#0b7a75}
@media (prefers-color-scheme:dark){:root{--page:#10171a;--card:#182125;--text:#dfe7ea;--muted:#94a3aa;--line:#3c4b52;--soft:#212c31;--brand:#3fada6;--brand-strong:#72c3bd;--on-brand:#0a0f11;--danger:#ff9a8f;--danger-soft:#3a1f1d;--focus:#72c3bd}}
*{box-sizing:border-box}
[hidden]{display:none!important}
body{margin:0;min-height:100dvh;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:24px;padding:24px 16px;background:var(--page);color:var(--text);font:400 16px/1.5 "Golos Text",system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
.brand{display:inline-flex;align-items:center;gap:10px;color:var(--text);font-weight:600;font-size:20px;text-decoration:none;border-radius:8px}
.brand svg{width:36px;height:36px}
main{width:100%;max-width:416px;background:var(--card);border:1px solid var(--line);border-radius:12px;padding:32px 32px 20px}
h1{margin:0 0 8px;font-size:24px;line-height:1.25;font-weight:600;overflow-wrap:anywhere}
h2{margin:0 0 4px;font-size:16px;font-weight:600}
p{margin:0 0 16px}
.muted{color:var(--muted);font-size:14px}
.field{margin:0 0 16px}
label{display:block;margin:0 0 6px;font-size:14px;font-weight:500}
.control{position:relative;display:flex}
input{width:100%;height:48px;padding:0 14px;border:1px solid var(--line);border-radius:12px;background:var(--card);color:var(--text);font:inherit}
input[aria-invalid=true]{border-color:var(--danger)}
.control button{position:absolute;right:4px;top:4px;height:40px;padding:0 12px;border:0;border-radius:8px;background:transparent;color:var(--brand);font:inherit;font-size:14px;cursor:pointer}
#password{padding-right:104px}
.button{display:block;width:100%;min-height:48px;padding:11px 16px;border:1px solid transparent;border-radius:12px;background:var(--brand);color:var(--on-brand);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
.button:hover{background:var(--brand-strong)}
.button.quiet{margin-top:8px;background:transparent;color:var(--brand)}
.button.quiet:hover{background:var(--soft)}
.alert{margin:0 0 16px;padding:10px 14px;border-radius:12px;background:var(--danger-soft);color:var(--danger);font-size:14px}
.demo{width:100%;max-width:416px;padding:0}
.demo ul{margin:12px 0 0;padding:0;list-style:none;display:grid;gap:8px}
.demo button{display:grid;width:100%;gap:2px;padding:10px 14px;border:1px solid var(--line);border-radius:12px;background:var(--card);color:var(--text);font:inherit;text-align:left;cursor:pointer}
.demo button:hover{border-color:var(--brand)}
.demo span{font-size:14px;color:var(--muted)}
a{color:var(--brand)}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
code{font-size:14px;overflow-wrap:anywhere}
@media (max-width:480px){body{justify-content:flex-start}main{padding:24px 20px 12px}}
`;
