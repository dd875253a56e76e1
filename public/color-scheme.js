// Runs before the first paint, so that a chosen colour scheme never flashes into being. A file of its own, because the
// content security policy allows no inline scripts. Without a choice the stylesheet follows the system by itself.
(function () {
  let chosen;
  try {
    chosen = localStorage.getItem("color-scheme");
  } catch {
    chosen = null; // storage may be forbidden; the system's scheme will do
  }
  const scheme =
    chosen === "light" || chosen === "dark"
      ? chosen
      : matchMedia("(prefers-color-scheme: dark)").matches
        ? "dark"
        : "light";
  document.documentElement.setAttribute("data-mantine-color-scheme", scheme);
})();
