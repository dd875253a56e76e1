import { Suspense, useState, type ReactNode } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { brand } from "../../domain/kernel/brand";
import { appMessages } from "../../domain/kernel/words";
import { useSession } from "../../firebase/sdk/session";
import { Loading } from "../../ui/page/loading";
import { PageContext } from "../../ui/page/page-context";
import { ErrorBoundary } from "../error-boundary";
import { Footer } from "./footer";
import { Header } from "./header";
import { ScrollPosition } from "./scroll-position";
import { EarlyInput } from "./early-input";
import classes from "./shell.module.css";
import { uiWords } from "../../ui/words";

interface ShellProps {
  /** Whether the screen at this address is the same for everybody, so that it need not wait for the sign-in state. */
  isForEverybody: (path: string) => boolean;
}

/** The frame of every screen: header, main landmark, footer, and the change from one screen to the next. */
export function Shell({ isForEverybody }: ShellProps) {
  const location = useLocation();
  const [firstLocation] = useState(location);
  const session = useSession();

  if (session.status === "loading" && !isForEverybody(location.pathname)) return <LoadingScreen />;

  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#main">
        {appMessages.skip}
      </a>
      <Header />
      <Suspense fallback={<LoadingScreen />}>
        <Main>
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
}

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
