// Runs before the first paint, so that a chosen colour scheme never flashes into being, nor an empty tool where a course
// is kept. A file of its own, because the content security policy allows no inline scripts. Without a choice the
// stylesheet follows the system by itself.
(function () {
  let chosen = null;
  let hasCourse = false;
  let hasChosenLanguage = false;
  let mayBeLoggedIn = false;
  try {
    chosen = localStorage.getItem("color-scheme");
    hasChosenLanguage = localStorage.getItem("language") !== null;
    const hasKey = (start) => Object.keys(localStorage).some((key) => key.startsWith(start));
    hasCourse = hasKey("waymark.course:");
    mayBeLoggedIn = hasKey("firebase:authUser:");
  } catch {
    // storage may be forbidden; the system's scheme will do
  }
  const scheme =
    chosen === "light" || chosen === "dark"
      ? chosen
      : matchMedia("(prefers-color-scheme: dark)").matches
        ? "dark"
        : "light";
  document.documentElement.setAttribute("data-color-scheme", scheme);
  if (hasCourse) document.documentElement.setAttribute("data-course", "kept");

  // The landing page without a language in its address is shown in the browser's, unless another one was chosen.
  const { dataset } = document.currentScript;
  const languages = dataset.languages.split(" ");
  const spoken = navigator.languages.map((tag) => tag.split("-")[0]).find((tag) => languages.includes(tag));
  if (location.pathname === "/" && !hasChosenLanguage && languages.indexOf(spoken) > 0)
    location.replace("/" + spoken + location.search + location.hash);

  // The page's own script would ask for what a screen behind the login needs only when it runs itself.
  const ahead = JSON.parse(dataset.ahead ?? "{}");
  const path = Object.keys(ahead).find((start) => location.pathname.startsWith(start));
  if (mayBeLoggedIn && path !== undefined) {
    preload({ rel: "preload", as: "fetch", href: "/__/firebase/init.json" });
    for (const href of ahead[path])
      preload({ href, ...(href.endsWith(".css") ? { rel: "preload", as: "style" } : { rel: "modulepreload" }) });
  }

  function preload(link) {
    document.head.append(Object.assign(document.createElement("link"), { crossOrigin: "", ...link }));
  }

  // The browser would send a form by itself, with what was typed in the address, and React before it knows what was typed.
  // It is sent as soon as the page is alive (src/app/shell/early-input.tsx).
  addEventListener(
    "submit",
    (event) => {
      if (!event.target.closest("[data-prerendered]")) return;
      event.preventDefault();
      event.stopPropagation();
      event.target.setAttribute("data-sent-early", "");
    },
    true,
  );
})();
