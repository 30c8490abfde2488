// What the page around the form does: it listens, and would ask its own server to take the deposit.
document.addEventListener('kislap:deposit', ({ detail }) => {
  document.querySelector('#ordered').textContent = `${detail.amount} PHP with promotion ${detail.promotion}`;
});
