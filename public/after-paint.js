// Begins to make a page alive that the build has written, as soon as it is painted: its scripts would take the line and
// the processor from what is seen. A file of its own, because the content security policy allows no inline scripts.
(function () {
  const { entry, later } = document.currentScript.dataset;
  let hasBegun = false;

  // Until then nothing runs that only a use needs (src/browser/tasks.ts).
  window.firstUse = new Promise((resolve) => {
    for (const use of ["pointerover", "keydown"]) addEventListener(use, resolve, { once: true });
  });

  function begin() {
    if (hasBegun) return;
    hasBegun = true;
    document.head.append(
      Object.assign(document.createElement("script"), { type: "module", crossOrigin: "", src: entry }),
    );
    preload(later.split(" "));
  }

  // A few at a time: each takes a slow phone some milliseconds, and the person may want to scroll.
  function preload(hrefs) {
    for (const href of hrefs.splice(0, 8)) {
      const kind = href.endsWith(".css") ? { rel: "preload", as: "style" } : { rel: "modulepreload" };
      document.head.append(Object.assign(document.createElement("link"), kind, { crossOrigin: "", href }));
    }
    if (hrefs.length > 0) setTimeout(preload, 0, hrefs);
  }

  requestAnimationFrame(() => setTimeout(begin));
  // A page in the background is not painted, and a browser may be late with others.
  setTimeout(begin, 1000);
})();
