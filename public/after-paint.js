// Begins to make a page alive that the build has written, as soon as it is painted: its scripts would take the line and
// the processor from what is seen. A file of its own, because the content security policy allows no inline scripts.
(function () {
  const { entry, modules } = document.currentScript.dataset;
  let hasBegun = false;

  function begin() {
    if (hasBegun) return;
    hasBegun = true;
    for (const href of modules.split(" ")) {
      document.head.append(
        Object.assign(document.createElement("link"), { rel: "modulepreload", crossOrigin: "", href }),
      );
    }
    document.head.append(
      Object.assign(document.createElement("script"), { type: "module", crossOrigin: "", src: entry }),
    );
  }

  requestAnimationFrame(() => setTimeout(begin));
  // A page in the background is not painted, and a browser may be late with others.
  setTimeout(begin, 1000);
})();
