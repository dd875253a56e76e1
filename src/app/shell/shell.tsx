import { memo, Suspense, useState, type ReactNode } from "react";
import { Outlet, useLocation, Link, NavLink } from "react-router-dom";
import { brand, reportLook } from "../../domain/kernel/brand";
import { version } from "../../domain/kernel/project/version";
import { addressIn, languages, languageNames } from "../../domain/kernel/language";
import { ownLanguage } from "../../domain/kernel/own-language";
import { appMessages } from "../../domain/kernel/words";
import { browserStore } from "../../browser/storage";
import { useSession } from "../../firebase/sdk/session";
import { OlderPage } from "../../ui/page/older-page";
import { Loading } from "../../ui/page/loading";
import { PageContext } from "../../ui/page/page-context";
import { ErrorBoundary } from "../error-boundary";
import { ScrollPosition } from "./scroll-position";
import { EarlyInput } from "./early-input";
import classes from "./shell.module.css";
import { uiWords } from "../../ui/words";
import { routes, homeOf } from "../../domain/kernel/routes";
import { ColorSchemeChoice } from "../../ui/theme/color-scheme-choice";

const visitorPages = ["sampleReport", "needsCheck", "login"] as const;
const footerPages = ["whoWeAre", "howWeWork", "imprint", "privacy", "accessibility"] as const;

interface ShellProps {
  /**
   * Tells whether the screen at this address is the same for all visitors, so that it need not wait for the sign-in
   * state.
   */
  isForEverybody: (path: string) => boolean;
}

/** The frame of every screen: header, main landmark, footer, and the change from one screen to the next. */
export function Shell({ isForEverybody }: ShellProps) {
  const { pathname } = useLocation();
  const session = useSession();
  return session.status === "loading" && !isForEverybody(pathname) ? <LoadingScreen /> : <Frame />;
}

/** Kept from changes of the session: for one, React would make a page of the build alive in a single long turn. */
const Frame = memo(function Frame() {
  const location = useLocation();
  const [firstLocation] = useState(location);
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href={location.pathname.startsWith(routes.adminDashboard) ? "#work" : "#main"}>
        {appMessages.skip}
      </a>
      <Header />
      <Suspense fallback={<LoadingScreen />}>
        <Main>
          <OlderPage />
          <PageContext value={{ site: brand.name, followedLink: location !== firstLocation }}>
            <ErrorBoundary resetOn={location.pathname}>
              <Outlet />
              <ScrollPosition />
              <EarlyInput />
            </ErrorBoundary>
          </PageContext>
        </Main>
        <Footer />
      </Suspense>
    </div>
  );
});

/** All that there is to see until it is known who is there; the build writes it into the page that has nothing else. */
export function LoadingScreen() {
  return (
    <Main>
      <Loading>{uiWords.loading}</Loading>
    </Main>
  );
}

function Main({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={classes.main}>
      {children}
    </main>
  );
}

function Footer() {
  const { pathname } = useLocation();
  return (
    <footer className={classes.footer}>
      <div className={classes.footing}>
        <span>
          {brand.name} {version}
        </span>
        <a href={`mailto:${brand.contact}`}>{brand.contact}</a>
        {footerPages.map((name) => (
          <Link key={name} to={routes[name]}>
            {appMessages[name]}
          </Link>
        ))}
        <a href={routes.thirdPartyNotices}>{appMessages.thirdPartyNotices}</a>
        <OtherLanguages path={pathname} />
        <ColorSchemeChoice />
      </div>
    </footer>
  );
}

/** Leads to the same place in another language. */
function OtherLanguages({ path }: { path: string }) {
  return languages
    .filter((language) => language !== ownLanguage())
    .map((language) => (
      <a
        key={language}
        href={addressIn(language, path)}
        hrefLang={language}
        lang={language}
        onClick={({ currentTarget }) => {
          // The build has written the link without what stands behind this page's path.
          currentTarget.href = addressIn(language, path) + window.location.search + window.location.hash;
          browserStore.setItem("language", language);
        }}
      >
        {languageNames[language]}
      </a>
    ));
}

function Header() {
  const session = useSession();
  return (
    <header className={classes.header}>
      <Link to={routes.landing} className={classes.brand}>
        <Logo />
        {brand.name}
      </Link>
      <nav aria-label={appMessages.mainNavigation} className={classes.nav}>
        <NavLink to={routes.aiTools}>{appMessages.aiTools}</NavLink>
        {session.status === "signed-in" ? (
          <NavLink to={homeOf(session)}>{appMessages[session.role ? "desk" : "dashboard"]}</NavLink>
        ) : (
          visitorPages.map((name) => (
            <NavLink key={name} to={routes[name]}>
              {appMessages[name]}
            </NavLink>
          ))
        )}
      </nav>
    </header>
  );
}

/** Beside the name, which says the same. */
function Logo() {
  return <span aria-hidden="true" className={classes.logo} dangerouslySetInnerHTML={{ __html: reportLook.logo }} />;
}
