/**
 * The floor: as many rows of one height as fill the screen twice, with a picture and four words each, used again by
 * hand. No list that shows as much can do less.
 *
 * @param {number} count How many rows there seem to be.
 * @returns {string} HTML.
 */
export const floorPage = (count) => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Floor</title><link rel="icon" href="data:,">
<style>*{box-sizing:border-box}body{margin:0;font:15px system-ui;background:#150d18;color:#fff}
main{height:100vh;overflow-y:auto;background:#150d18}ul{position:relative;margin:0;padding:0;height:${count * 80}px}
li{position:absolute;inset:0 0 auto;height:80px;display:flex;gap:12px;align-items:center;padding:8px 16px;contain:strict;border-bottom:1px solid #333}
img{width:44px;height:56px;background:#201625}p{flex:1;display:flex;flex-wrap:wrap;justify-content:space-between;margin:0}span{flex:0 0 50%}span:nth-child(even){text-align:end}</style>
<main><ul></ul></main><script>
const [main, list] = [document.querySelector('main'), document.querySelector('ul')];
const rows = Math.min(${count}, Math.ceil(innerHeight / 80) * 2);
list.innerHTML = '<li><img alt=""><p><span></span><span></span><span></span><span></span></p></li>'.repeat(rows);
const slots = [...list.children].map((row) => ({ row, words: [...row.querySelectorAll('span')].map((span) => span.appendChild(new Text())), at: -1 }));
const draw = () => {
  const first = Math.max(0, Math.min(${count} - rows, Math.floor(main.scrollTop / 80) - Math.floor(rows / 4)));
  for (let at = first; at < first + rows; at += 1) {
    const slot = slots[at % rows];
    if (slot.at === at) continue;
    slot.at = at;
    slot.row.style.transform = 'translateY(' + at * 80 + 'px)';
    ['Bet ' + at, '+' + at * 3, 'Stake ' + at, '12:00:' + (at % 60)].forEach((word, place) => (slot.words[place].data = word));
  }
};
main.addEventListener('scroll', draw, { passive: true });
draw();
</script></html>`;
