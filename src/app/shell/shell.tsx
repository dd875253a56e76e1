import { Suspense, useState, type ReactNode } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { brand } from "../../domain/kernel/brand";
import { appMessages } from "../../domain/kernel/words";
import { useSession } from "../../firebase/accounts/session";
import { Loading } from "../../ui/page/loading";
import { PageContext } from "../../ui/page/page-context";
import { ErrorBoundary } from "../error-boundary";
import { Footer } from "./footer";
import { Header } from "./header";
import { ScrollPosition } from "./scroll-position";
import classes from "./shell.module.css";

/** The frame of every screen: header, main landmark, footer, and the change from one screen to the next. */
export function Shell() {
  const location = useLocation();
  const [firstLocation] = useState(location);
  const session = useSession();

  const loading = (
    <Main>
      <Loading>{appMessages.loading}</Loading>
    </Main>
  );
  if (session.status === "loading") return loading;

  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#main">
        {appMessages.skip}
      </a>
      <Header />
      <Suspense fallback={loading}>
        <Main>
          <PageContext value={{ site: brand.name, followedLink: location !== firstLocation }}>
            <ErrorBoundary resetOn={location.pathname}>
              <Outlet />
              <ScrollPosition />
            </ErrorBoundary>
          </PageContext>
        </Main>
        <Footer />
      </Suspense>
    </div>
  );
}

function Main({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={classes.main}>
      {children}
    </main>
  );
}
