export const tidePage = `Here is the curve, with the two high waters marked.

\`\`\`html
<!doctype html>
<title>Saturday at Rye</title>
<style>
  body { margin: 32px; color: #1d2b36; background: #f3f7f8; font: 16px/1.5 system-ui, sans-serif }
  h1 { margin: 0; font: 500 32px Georgia, serif }
  svg { width: 100%; margin: 24px 0; background: #fff; border-radius: 12px }
  td { padding: 6px 24px 6px 0 }
</style>
<h1>Saturday at Rye</h1>
<p>Heights in metres, 4 cm taken off.</p>
<svg viewBox="0 0 480 220">
  <path d="M0 150C60 30 100 30 150 110S230 200 270 120 350 10 400 90 450 180 480 170V220H0Z" fill="#9cc3d5" />
  <g fill="#1d2b36" font-size="14"><circle cx="82" cy="60" r="5" /><text x="62" y="44">04:12</text>
  <circle cx="343" cy="53" r="5" /><text x="324" y="37">16:40</text></g>
</svg>
<table>
  <tr><td>04:12<td>6.8 m
  <tr><td>16:40<td>7.1 m
</table>
\`\`\``
